'use client'

import { boardStory } from '../board/board.story.tsx'
import { capturedStory } from '../captured/captured.story.tsx'
import { clockStory } from '../clock/clock.story.tsx'
import { diagramStory } from '../diagram/diagram.story.tsx'
import { handStory } from '../hands/hand.story.tsx'
import { levelFaceStory } from '../level-face/level-face.story.tsx'
import { moveListStory } from '../move-list/move-list.story.tsx'
import { drawn } from '../piece-sets/chess.ts'
import { pieceSets } from '../piece-sets/index.ts'
import { pieceSetsStory } from '../piece-sets/piece-sets.story.tsx'
import { primitivesStory } from '../primitives/primitives.story.tsx'
import { resultStory } from '../result/result-banner.story.tsx'
import { MenSprite } from '../sprite/men-sprite.tsx'
import { company } from './samples.ts'
import type { Story } from './story.ts'
import './gallery.css'

const stories: readonly Story[] = [
  pieceSetsStory,
  boardStory,
  handStory,
  diagramStory,
  moveListStory,
  capturedStory,
  clockStory,
  levelFaceStory,
  resultStory,
  primitivesStory,
]

const everyMan = {
  sets: Object.values(pieceSets),
  kinds: drawn.map((kind) => ({ kind, letter: '', neutral: kind === 'duck' })),
  seats: company.seats.length,
}

/** Every component in each of its states, for those who work on them. */
export function Gallery() {
  return (
    <div className="v-gallery">
      <MenSprite troops={[everyMan]} />
      {stories.map(({ name, states }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className="v-gallery-states">
            {states.map(({ name: state, Show }) => (
              <div key={state} className="v-gallery-state" data-story={`${name}: ${state}`}>
                <h3>{state}</h3>
                <Show />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
