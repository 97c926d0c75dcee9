import type { Story } from '../gallery/story.ts'
import { Button } from '../primitives/button.tsx'
import { ResultBanner } from './result-banner.tsx'

const actions = (
  <>
    <Button kind="primary">New game</Button>
    <Button>Go through it again</Button>
  </>
)

export const resultStory: Story = {
  name: 'Result',
  states: [
    { name: 'won', Show: () => <ResultBanner tone="won" title="You won" reason="Checkmate." actions={actions} /> },
    { name: 'lost', Show: () => <ResultBanner tone="lost" title="You lost" reason="No move was left to you." /> },
    {
      name: 'drawn',
      Show: () => <ResultBanner tone="drawn" title="Draw" reason="The third time this position stood." />,
    },
    { name: 'over', Show: () => <ResultBanner tone="over" title="White won" reason="Black resigned." /> },
  ],
}
