import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
let t=performance.now(); const lap=(n)=>{console.log(n,Math.round(performance.now()-t)); t=performance.now()}
const a=await PGlite.create(); lap('create')
await migrate(drizzle(a),{migrationsFolder:'drizzle'}); lap('migrate')
const d=await a.dumpDataDir('none'); lap('dump '+d.size)
const b=await PGlite.create({loadDataDir:d}); lap('load')
console.log((await b.query('select count(*) from game')).rows); lap('q')
