import { answerTrpc } from '../../../../server/trpc/answer.ts'

export { answerTrpc as GET, answerTrpc as POST }
