import dynamic from 'next/dynamic'
import { nothing } from '../../../lib/nothing.ts'

const parts = () => import('./bot-parts.ts')

// Fetched by the pages of games against bots: tables between people need not carry the faces.
export const BotActions = dynamic(() => parts().then(({ BotActions: part }) => part), { loading: nothing })
export const BotLine = dynamic(() => parts().then(({ BotLine: part }) => part), { loading: nothing })
export const BotStatus = dynamic(() => parts().then(({ BotStatus: part }) => part), { loading: nothing })
export const Motives = dynamic(() => parts().then(({ Motives: part }) => part), { loading: nothing })
