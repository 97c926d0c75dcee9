import type { Sql, TransactionSql, UnsafeQueryOptions } from 'postgres'

/**
 * Questions with more values than this come in ever other lengths, as lists of ids do, and every length is a question of
 * its own that would be kept for as long as its connection.
 */
const mostValues = 40

/**
 * Has the database keep the plan of each question, on every connection. The query builder asks each anew, which takes the
 * database twice the work and every question two ways there and back in place of one, in which no other may be on its way.
 */
export function keepingPlans(client: Sql): Sql {
  keepPlans(client)
  const { begin } = client
  // What a transaction asks, it asks of a client of its own.
  const inTransaction = (act: (sql: TransactionSql) => unknown) => begin((sql) => act(within(sql)))
  return Object.assign(client, { begin: inTransaction })
}

function within(sql: TransactionSql): TransactionSql {
  keepPlans(sql)
  const { savepoint } = sql
  const inSavepoint = (act: (sql: TransactionSql) => unknown) => savepoint((inner) => act(within(inner)))
  return Object.assign(sql, { savepoint: inSavepoint })
}

function keepPlans(sql: Pick<Sql, 'unsafe'>): void {
  const { unsafe } = sql
  const ask = (text: string, values: Parameters<typeof unsafe>[1] = [], options: UnsafeQueryOptions = {}) =>
    unsafe(text, values, { ...options, prepare: values.length > 0 && values.length <= mostValues })
  Object.assign(sql, { unsafe: ask })
}
