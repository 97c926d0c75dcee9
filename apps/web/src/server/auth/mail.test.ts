import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it, vi } from 'vitest'
import { env } from '../../env.ts'
import type { Database } from '../db/open.ts'
import { sendLetter } from './mail.ts'

vi.hoisted(() => {
  process.env.VARIORUM_SMTP_URL = 'smtp://127.0.0.1:1'
  process.env.VARIORUM_MAIL_FROM = 'house@chess.example'
  process.env.VARIORUM_ORIGIN = 'https://chess.example'
})

/** As little of a server for mail (RFC 5321) as one letter needs; answers what it was told. */
async function mailServer(): Promise<{ readonly url: string; readonly told: string[]; readonly close: () => void }> {
  const told: string[] = []
  const server = createServer((socket) => {
    let isLetter = false
    const answer = (line: string) => {
      told.push(line)
      if (isLetter && line !== '.') return
      const starts = line === 'DATA'
      isLetter = starts
      socket.write(starts ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 well\r\n')
    }
    createInterface({ input: socket }).on('line', answer)
    socket.write('220 here\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}`, told, close: () => server.close() }
}

it('a letter leaves by SMTP, to one address, nothing written in it adds another or a header, and it says where it is ended', async () => {
  const { url, told, close } = await mailServer()
  // The port is known only now.
  Object.assign(env().smtp ?? {}, { url })
  // By SMTP nothing is written down.
  const nowhere = {} as Database
  const to = 'ann@chess.example'
  const subject = 'Grüße\r\nBcc: eve@chess.example'
  const unsubscribe = 'https://chess.example/api/unsubscribe?token=abc'
  await sendLetter(nowhere, { to, subject, body: 'Hello Ann', unsubscribe }, new Date())
  close()
  expect(told.filter((line) => /^(MAIL FROM|RCPT TO)/.test(line))).toEqual([
    expect.stringMatching(/^MAIL FROM:<house@chess\.example>/),
    'RCPT TO:<ann@chess.example>',
  ])
  expect(told).toContain('To: ann@chess.example')
  expect(told).toContain('Hello Ann')
  expect(told.filter((line) => /^bcc:/i.test(line))).toEqual([])
  // RFC 8058, for the button of a mail program.
  expect(told).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
