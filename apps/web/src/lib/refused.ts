export type RefusalParams = Readonly<Record<string, string | number | readonly string[]>>

/** Why something was not done, as a key and parameters a screen turns into a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly key: string
  readonly params: RefusalParams
  /** What is true instead, where the asker's picture was outdated. */
  readonly state: unknown

  constructor(key: string, params: RefusalParams = {}, state: unknown = null) {
    super(key)
    this.key = key
    this.params = params
    this.state = state
  }
}
