import { handlers } from '../../../../server/auth/auth.ts'

export const { GET, POST } = handlers
