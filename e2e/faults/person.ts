import { request } from 'node:http'

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

/** Longer no browser waits here before it sends again; a fault that only dawdles is slower than that. */
export const patienceMs = 8_000

/** Somebody with an account, at a browser that opens a connection for every request. */
export class Person {
  private cookie = ''

  constructor(readonly name: string) {}

  async signUp(address: string): Promise<void> {
    const password = `A long enough sentence of ${this.name}`
    const { status, body, cookies } = await this.send(address, 'account.signUp', { name: this.name, password })
    if (status !== 200) throw new Error(`${this.name} could not sign up: ${body}`)
    this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  /** Asks for a change once, and fails unless it is made. */
  async change(address: string, procedure: string, input: object): Promise<unknown> {
    const { status, body } = await this.send(address, procedure, input)
    if (status !== 200) throw new Error(`${procedure} was answered with ${status}: ${body}`)
    return JSON.parse(body).result.data
  }

  /** Sends a change and answers what came back; it fails when nothing whole does. */
  send(address: string, procedure: string, input: object, waitMs = patienceMs): Promise<Answer> {
    const text = JSON.stringify(input)
    const headers = {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(text)}`,
      cookie: this.cookie,
    }
    return new Promise((resolve, reject) => {
      const sent = request(
        `${address}/api/trpc/${procedure}`,
        { method: 'POST', agent: false, headers },
        (response) => {
          let body = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            body += part
          })
          response.on('error', reject)
          response.on('end', () => {
            clearTimeout(patience)
            const cookies = response.headers['set-cookie'] ?? []
            resolve({ status: response.statusCode ?? 0, body, cookies })
          })
        },
      )
      const patience = setTimeout(() => sent.destroy(new Error('It took too long.')), waitMs)
      sent.on('error', (error) => {
        clearTimeout(patience)
        reject(error)
      })
      sent.end(text)
    })
  }
}
