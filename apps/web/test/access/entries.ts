import type { RouterInputs } from '../../src/trpc/types.ts'
import { type Asked, accounts, everybody, type Outcomes } from './asked.ts'
import { password } from './scene.ts'

type Entries = Readonly<Record<string, Asked>>
/** The path of every procedure, so that one without an entry does not compile. */
type Path = { [R in keyof RouterInputs]: `${R}.${keyof RouterInputs[R] & string}` }[keyof RouterInputs]

const line = { variant: 'ultima', moves: [] }
/** Two kings. */
const setUp = {
  variant: 'ultima',
  men: [
    { cell: 'a1', kind: 'king', seat: 0 },
    { cell: 'h8', kind: 'king', seat: 1 },
  ],
  hands: [],
  toMove: 0,
  stage: 0,
  fields: [],
  quiet: 0,
  moveNumber: 1,
}
const clientId = 'not-theirs-1'

/** Becoming the owner, or acting as them: with all that an address, a name and a list of games tell. */
const account = {
  'account.askLetter': {
    input: () => ({ email: 'owner@chess.example', purpose: 'signIn' }),
    outcomes: everybody(),
    mayAdd: true,
  },
  'account.changeEmail': {
    input: () => ({ email: 'owner@chess.example', password: 'guessed wrongly' }),
    // An account that has no password of its own may do this soon after signing in: the letter goes to the address.
    outcomes: accounts(),
  },
  'account.changeName': { input: () => ({ name: '0wner' }), outcomes: accounts('nameTaken') },
  'account.changePassword': { input: () => ({ password, next: 'withdrawer leaves the pawn' }), outcomes: accounts() },
  'account.closeAccount': { input: () => ({ password, name: 'Owner' }), outcomes: accounts('nameDiffers') },
  'account.endLetters': { input: () => ({ token: 'made.up.here' }), outcomes: everybody('linkUsed') },
  'account.me': { outcomes: everybody() },
  'account.notices': { outcomes: accounts() },
  'account.removeEmail': { input: () => ({ password }), outcomes: accounts() },
  'account.resetPassword': {
    input: () => ({ token: 'a'.repeat(43), password: 'withdrawer leaves the pawn' }),
    outcomes: everybody('linkUsed'),
  },
  'account.setNotices': { input: () => ({ on: [] }), outcomes: accounts() },
  'account.signIn': {
    input: () => ({ who: 'owner', password: 'guessed wrongly' }),
    outcomes: everybody('wrongCredentials'),
  },
  'account.signInByLetter': { input: () => ({ token: 'a'.repeat(43) }), outcomes: everybody('linkUsed') },
  'account.signOut': { outcomes: everybody() },
  'account.signOutEverywhere': { outcomes: accounts() },
  'account.signUp': { input: () => ({ name: 'OWNER', password }), outcomes: everybody('nameTaken') },
  // A browser is whoever's is signed in on it.
  'account.subscribePush': {
    input: () => ({ endpoint: 'https://push.example/1', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }),
    outcomes: accounts(),
  },
  'account.unsubscribePush': { outcomes: accounts() },
  'account.verifyEmail': { input: () => ({ token: 'a'.repeat(43) }), outcomes: everybody('linkUsed') },
  'tokens.issue': { input: () => ({ label: 'mine' }), outcomes: accounts() },
  'tokens.list': { outcomes: accounts() },
  // Somebody else's is not there, and taking away what is not there is no fault.
  'tokens.revoke': { input: ({ ids }) => ({ id: ids.token }), outcomes: accounts() },
} satisfies Entries

/** Games of one owner: whoever knows the address may watch, where there is nothing to hide. */
const games = {
  'games.create': { input: () => ({ variant: 'ultima', mode: 'device' }), outcomes: everybody() },
  'games.get': { input: ({ ids }) => ({ id: ids.secretive }), outcomes: everybody() },
  'games.look': { input: ({ ids }) => ({ id: ids.secretive, seat: 1 }), outcomes: everybody('notYours') },
  'games.explain': {
    input: ({ ids }) => ({ id: ids.secretive, seat: 1, ply: 1, cell: 'h3' }),
    outcomes: everybody('notYours'),
  },
  'games.move': {
    input: ({ ids }) => ({ id: ids.device, ply: 0, move: 'a2a4', clientId }),
    outcomes: everybody('notYours'),
  },
  'games.takeBack': { input: ({ ids }) => ({ id: ids.secretive, ply: 0 }), outcomes: everybody('notYours') },
  'games.resign': { input: ({ ids }) => ({ id: ids.device, seat: 0 }), outcomes: everybody('notYours') },
  'games.flag': { input: ({ ids }) => ({ id: ids.device, ply: 0, thought: 1 }), outcomes: everybody('notYours') },
  'games.settle': { input: ({ ids }) => ({ id: ids.device, ply: 0, as: 'conceded' }), outcomes: everybody('notYours') },
  'games.changeLevel': { input: ({ ids }) => ({ id: ids.device, level: 'master' }), outcomes: everybody('notYours') },
  'games.noteHint': { input: ({ ids }) => ({ id: ids.device, ply: 0 }), outcomes: everybody('notYours') },
  'games.suggestion': { input: () => ({ variant: 'ultima' }), outcomes: everybody() },
  'games.mine': { input: () => ({}), outcomes: everybody() },
} satisfies Entries

/** Games between people. */
const online = {
  'online.get': { input: ({ ids }) => ({ id: ids.veiled }), outcomes: everybody() },
  'online.move': {
    input: ({ ids }) => ({ id: ids.veiled, ply: 1, move: 'a7a6', clientId }),
    outcomes: everybody('notYours'),
  },
  'online.act': { input: ({ ids }) => ({ id: ids.open, kind: 'resign', clientId }), outcomes: everybody('notYours') },
  'online.explain': { input: ({ ids }) => ({ id: ids.veiled, ply: 1, cell: 'h3' }), outcomes: everybody('notYours') },
  'live.stream': {
    input: ({ ids }) => ({ games: [{ id: ids.veiled, version: null }], lobby: true }),
    outcomes: everybody(),
  },
  // Whoever watches hears those who watch, and nothing of what the two say to each other.
  'chat.list': { input: ({ ids }) => ({ id: ids.open }), outcomes: everybody() },
  'chat.say': {
    input: ({ ids }) => ({ id: ids.open, room: 'players', words: { preset: 'hello' }, clientId }),
    outcomes: everybody('chatNotYours'),
  },
  // A game that is over is everybody's to learn from; one that is played is nobody's.
  'review.suggest': { input: ({ ids }) => ({ id: ids.veiled, ply: 0 }), outcomes: everybody('stillPlayed') },
  'archive.find': { input: () => ({ player: 'Owner' }), outcomes: everybody() },
  // Whoever has the address may see it; without one there is nothing to see.
  'analysis.share': {
    input: () => ({ variant: 'ultima', text: '1. a4 *', way: [] }),
    outcomes: everybody(),
    mayAdd: true,
  },
  'analysis.shared': { input: () => ({ id: 'no-such-study' }), outcomes: everybody('studyNotFound') },
  'explorer.played': { input: () => ({ variant: 'fog-of-war', position: '0'.repeat(14) }), outcomes: everybody() },
  'archive.read': { input: ({ ids }) => ({ id: ids.veiled }), outcomes: everybody() },
} satisfies Entries

/** Wishes: one in the lobby is everybody's to answer, one for a player is theirs alone. */
const lobby = {
  'lobby.list': { outcomes: everybody() },
  'lobby.mine': { outcomes: everybody() },
  'lobby.attends': { outcomes: everybody() },
  'lobby.get': { input: ({ ids }) => ({ id: ids.challenge }), outcomes: everybody('seekGone') },
  'lobby.post': {
    input: () => ({ variant: 'ultima', clock: null, seat: null, rated: false }),
    outcomes: everybody(),
  },
  'lobby.challenge': {
    input: () => ({ variant: 'ultima', clock: null, seat: null, rated: false, opponent: 'Owner' }),
    outcomes: everybody(),
    mayAdd: true,
  },
  'lobby.join': {
    input: () => ({ variants: ['fugue'], clocks: [{ kind: 'days', days: 3 }], rated: false, ratingMin: 3_999 }),
    outcomes: everybody(),
  },
  'lobby.withdraw': { input: ({ ids }) => ({ id: ids.seek }), outcomes: everybody('notForYou') },
  'lobby.accept': { input: ({ ids }) => ({ id: ids.challenge }), outcomes: everybody('notForYou') },
  'lobby.fill': { input: ({ ids }) => ({ id: ids.seek }), outcomes: everybody('notForYou') },
  'lobby.playBot': {
    input: () => ({ variant: 'ultima', clock: null, seat: 0, level: 'novice' }),
    outcomes: everybody(),
  },
  'lobby.decline': { input: ({ ids }) => ({ id: ids.challenge }), outcomes: everybody('notForYou') },
  'lobby.rematch': { input: ({ ids }) => ({ gameId: ids.over }), outcomes: everybody('notYours') },
  'lobby.rematchOf': { input: ({ ids }) => ({ gameId: ids.over }), outcomes: everybody() },
} satisfies Entries

/** Order among players: whom one has blocked, and what moderators laid on one, nobody else hears. */
const order = {
  'order.acknowledge': { input: ({ ids }) => ({ id: ids.warning }), outcomes: everybody() },
  'order.block': { input: () => ({ who: { name: 'Owner' } }), outcomes: everybody(), mayAdd: true },
  'order.blocked': { outcomes: everybody() },
  'order.ownBlock': { input: () => ({ who: { name: 'Owner' } }), outcomes: everybody() },
  'order.report': {
    input: () => ({ of: { kind: 'player', id: 'Owner' }, reason: 'other' }),
    outcomes: everybody(),
    mayAdd: true,
  },
  'order.standing': { outcomes: everybody() },
  // Somebody else's is not there, and taking back what is not there is no fault.
  'order.unblock': { input: ({ ids }) => ({ id: ids.block }), outcomes: everybody() },
} satisfies Entries

/** For moderators alone; and what they may know of a player they are told with the player's id. */
const moderators: Outcomes = { ...accounts('moderatorsOnly'), moderator: 'done' }
const moderation = {
  'moderation.act': {
    input: () => ({ playerId: 'nobody-in-particular', act: { action: 'warn' }, why: 'to see who may' }),
    outcomes: moderators,
  },
  'moderation.log': { outcomes: moderators },
  'moderation.person': {
    input: () => ({ name: 'Owner' }),
    outcomes: moderators,
    mayTell: ({ owner, secrets }) => secrets.filter((one) => one === owner.player.id || one.includes('only the owner')),
  },
  'moderation.queue': { outcomes: moderators, mayTell: ({ owner, opponent }) => [owner.player.id, opponent.player.id] },
} satisfies Entries

/** What is anybody's to ask, and tells nothing of anybody but what their profile shows. */
const anybodys = {
  'engine.variants': { outcomes: everybody() },
  'engine.position': { input: () => ({ line }), outcomes: everybody() },
  'engine.moves': { input: () => ({ line }), outcomes: everybody() },
  'engine.replay': { input: () => ({ line }), outcomes: everybody() },
  'engine.explain': { input: () => ({ line, cell: 'a2' }), outcomes: everybody() },
  'engine.motives': { input: () => ({ line: { ...line, moves: ['a2a4'] } }), outcomes: everybody() },
  'engine.play': { input: () => ({ line, move: 'a2a4' }), outcomes: everybody() },
  'engine.premoves': { input: () => ({ line, seat: 1 }), outcomes: everybody() },
  'engine.passed': { input: () => ({ line }), outcomes: everybody() },
  'engine.takenApart': { input: () => ({ line }), outcomes: everybody() },
  'engine.putTogether': { input: () => setUp, outcomes: everybody() },
  'engine.readTree': { input: () => ({ variant: line.variant, text: '*' }), outcomes: everybody() },
  'engine.writeTree': {
    input: () => ({ variant: line.variant, start: null, comment: '', branches: [], tags: {}, result: '*' }),
    outcomes: everybody(),
  },
  'engine.prepare': { input: () => ({ variant: line.variant }), outcomes: everybody() },
  'engine.bestMove': { input: () => ({ line: { ...line, variant: 'none' } }), outcomes: everybody('unknownVariant') },
  'players.read': { input: () => ({ name: 'Owner' }), outcomes: everybody() },
  'players.recent': { outcomes: everybody() },
  'players.search': { input: () => ({ beginning: 'own' }), outcomes: everybody() },
  'players.curve': { input: () => ({ name: 'Owner', variant: 'ultima' }), outcomes: everybody() },
  'players.leaderboard': { input: () => ({ variant: 'ultima', speed: 'rapid' }), outcomes: everybody() },
  'players.leaderboards': { outcomes: everybody() },
} satisfies Entries

/** What is asked of every procedure there is, by its path. A new one needs its entry here. */
export const entries: Readonly<Record<Path, Asked>> = {
  ...account,
  ...games,
  ...online,
  ...lobby,
  ...order,
  ...moderation,
  ...anybodys,
}
