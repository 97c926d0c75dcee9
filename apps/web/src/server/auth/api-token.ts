import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { account, apiToken, type tokenScopes } from '../db/schema/index.ts'
import { newSecretToken, tokenHashOf } from './secret-token.ts'

/** By what it begins with, a token is known where it does not belong: in a commit, in a log. */
const mark = 'variorum_'
/** More than anybody has programs. */
const mostTokens = 20
/** How old the note of a token's last use may be: it is no news to the minute, and questions need not write. */
const staleMs = 60 * 60 * 1_000

export interface KnownToken {
  readonly id: string
  readonly label: string
  readonly scopes: readonly (typeof tokenScopes)[number][]
  readonly createdAt: Date
  readonly usedAt: Date | null
}

const columns = {
  id: apiToken.id,
  label: apiToken.label,
  scopes: apiToken.scopes,
  createdAt: apiToken.createdAt,
  usedAt: apiToken.usedAt,
}

/** Makes a token for an account. What it is is answered this once; only its hash is kept. */
export async function issueToken(
  db: Database,
  accountId: string,
  label: string,
  now: Date,
): Promise<{ readonly token: string; readonly known: KnownToken }> {
  if ((await db.$count(apiToken, eq(apiToken.accountId, accountId))) >= mostTokens) {
    throw refusal('CONFLICT', 'tooManyTokens', { limit: mostTokens })
  }
  const token = `${mark}${newSecretToken()}`
  const made = {
    id: randomUUID(),
    accountId,
    tokenHash: tokenHashOf(token),
    label,
    scopes: ['read' as const],
    createdAt: now,
  }
  await db.insert(apiToken).values(made)
  return { token, known: { id: made.id, label, scopes: made.scopes, createdAt: now, usedAt: null } }
}

export function tokensOf(db: Database, accountId: string): Promise<KnownToken[]> {
  return db
    .select(columns)
    .from(apiToken)
    .where(eq(apiToken.accountId, accountId))
    .orderBy(asc(apiToken.createdAt), asc(apiToken.id))
}

/** Revoked twice, it is revoked; somebody else's is not there. */
export async function revokeToken(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(apiToken).where(and(eq(apiToken.id, id), eq(apiToken.accountId, accountId)))
}

export interface TokenHolder {
  readonly accountId: string
  readonly name: string
  readonly label: string
  readonly scopes: KnownToken['scopes']
}

/** Whose token it is; null for one that never was, was revoked, or belongs to a closed account. */
export async function holderOf(db: Database, token: string, now: Date): Promise<TokenHolder | null> {
  const tokenHash = tokenHashOf(token)
  const [found] = await db
    .select({ accountId: account.id, name: account.name, label: apiToken.label, scopes: apiToken.scopes })
    .from(apiToken)
    .innerJoin(account, eq(account.id, apiToken.accountId))
    .where(and(eq(apiToken.tokenHash, tokenHash), isNull(account.closedAt)))
  if (!found) return null
  const isStale = or(isNull(apiToken.usedAt), lt(apiToken.usedAt, new Date(now.getTime() - staleMs)))
  await db
    .update(apiToken)
    .set({ usedAt: now })
    .where(and(eq(apiToken.tokenHash, tokenHash), isStale))
  return found
}
