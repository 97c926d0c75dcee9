/** Questions of pages, one or several at once. */
const questions = /^\/api\/trpc\/[\w.,]+(?:\?|$)/

/**
 * A listener that lets the app answer the questions of pages itself, and passes on everything else. The app says how when
 * it has begun (`src/server/straight.ts`): it is built by Next, and nothing out here can import it.
 */
export function straight(others) {
  return (request, response) => {
    const { variorumStraight: answer } = globalThis
    const isQuestion = ['GET', 'POST'].includes(request.method) && questions.test(request.url)
    return answer && isQuestion ? answer(request, response) : others(request, response)
  }
}
