import app from '../../package.json' with { type: 'json' }

export const appVersion = app.version

/** Stands in every stored game. The rules are part of the app, so its version says which rules a game was played by. */
export const rulesVersion = app.version
