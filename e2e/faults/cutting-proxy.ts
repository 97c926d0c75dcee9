import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Where the next connection is cut. Its request is told by its length, its answer by its first byte and its end. */
export const cuts = [
  'before the request is sent',
  'in the middle of the request',
  'after the request is sent',
  'before the answer comes',
  'in the middle of the answer',
  'after the answer has come',
] as const
export type Cut = (typeof cuts)[number]

/** A way to a server that breaks where it is told to, once. Every connection that comes through it carries one request. */
export class CuttingProxy {
  readonly address: string
  private cut: Cut | null = null

  private constructor(
    private readonly server: Server,
    port: number,
    private readonly target: () => number,
  ) {
    this.address = `http://127.0.0.1:${port}`
    server.on('connection', (socket) => this.carry(socket))
  }

  static async open(target: () => number): Promise<CuttingProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
    return new CuttingProxy(server, address.port, target)
  }

  cutNext(cut: Cut): void {
    this.cut = cut
  }

  close(): void {
    this.server.close()
  }

  private carry(near: Socket): void {
    const cut = this.cut
    this.cut = null
    if (cut === 'before the request is sent') return void near.resetAndDestroy()
    const far = connect(this.target(), '127.0.0.1')
    const sever = () => {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    for (const side of [near, far]) {
      side.on('error', sever)
      side.setNoDelay()
    }
    near.on('data', (bytes) => {
      if (cut === 'in the middle of the request') return far.write(bytes.subarray(0, bytes.length >> 1), sever)
      far.write(bytes, () => cut === 'after the request is sent' && sever())
    })
    far.on('data', (bytes) => {
      if (cut === 'before the answer comes') return sever()
      if (cut === 'in the middle of the answer') return near.write(bytes.subarray(0, bytes.length >> 1), sever)
      near.write(bytes)
    })
    // Whoever asked has said that the connection is not to be kept, so the end of it is the end of the answer.
    far.on('end', () => (cut === 'after the answer has come' ? sever() : near.end()))
    near.on('end', () => far.end())
  }
}
