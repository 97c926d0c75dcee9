import type { Story } from '../gallery/story.ts'
import { LevelFace } from './level-face.tsx'

const all = [1, 2, 3, 4, 5, 6, 7, 8]

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
  ],
}
