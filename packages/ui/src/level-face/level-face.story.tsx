import { useState } from 'react'
import type { Story } from '../gallery/story.ts'
import { LevelChoice } from '../level-choice/level-choice.tsx'
import { LevelFace } from './level-face.tsx'

const all = [1, 2, 3, 4, 5, 6, 7, 8]
const levels = ['Novice', 'Beginner', 'Casual', 'Improver', 'Club player', 'Expert', 'Champion', 'Master']

function Choice({ suggested }: { readonly suggested?: string }) {
  const [value, setValue] = useState('Novice')
  return (
    <LevelChoice
      label="How strong"
      levels={levels.map((name) => ({
        value: name,
        name,
        mark: name === suggested ? 'suggested' : undefined,
      }))}
      value={value}
      onChange={setValue}
    />
  )
}

export const levelFaceStory: Story = {
  name: 'Level face',
  states: [
    {
      name: 'every level',
      Show: () => (
        <p>
          {all.map((number) => (
            <LevelFace key={number} number={number} label={`Level ${number}`} />
          ))}
        </p>
      ),
    },
    { name: 'a choice', Show: () => <Choice /> },
    { name: 'a choice with a suggestion', Show: () => <Choice suggested="Club player" /> },
  ],
}
