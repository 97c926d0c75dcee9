// Runs before anything else, on whatever Node there is: so ES5 and CommonJS, which every Node can read.
'use strict'

var wanted = require('../package.json').engines.node.replace(/^>=/, '')

/** What is wrong with this version of Node, in one sentence; nothing when it will do. */
function complaint(version) {
  var has = version.replace(/^v/, '').split('.').map(Number)
  var needs = wanted.split('.').map(Number)
  for (var i = 0; i < needs.length; i += 1) {
    if ((has[i] || 0) > needs[i]) return undefined
    if ((has[i] || 0) < needs[i]) {
      return (
        'Variorum needs Node ' +
        wanted +
        ' or newer and this is ' +
        version +
        '; see https://nodejs.org to install one.'
      )
    }
  }
  return undefined
}

module.exports = { complaint: complaint }

var wrong = complaint(process.version)
if (wrong !== undefined) {
  console.error(wrong)
  process.exit(1)
}
