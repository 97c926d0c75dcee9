export type { LevelChoiceProps } from './level-choice.tsx'
export { LevelChoice } from './level-choice.tsx'
