import type { Story } from '../gallery/story.ts'
import { ClockFace } from './clock-face.tsx'

export const clockStory: Story = {
  name: 'Clock',
  states: [
    { name: 'waiting', Show: () => <ClockFace time="5:00" label="5 minutes" isRunning={false} isLow={false} /> },
    { name: 'running', Show: () => <ClockFace time="4:07" label="4 minutes 7 seconds" isRunning isLow={false} /> },
    { name: 'little left', Show: () => <ClockFace time="0:08.3" label="8 seconds" isRunning isLow /> },
    {
      name: 'little left, not running',
      Show: () => <ClockFace time="0:08.3" label="8 seconds" isRunning={false} isLow />,
    },
    {
      name: 'periods',
      Show: () => <ClockFace time="0:27" extra="× 3" label="27 seconds, 3 periods" isRunning isLow={false} />,
    },
    { name: 'days', Show: () => <ClockFace time="2 d 4 h" label="2 days 4 hours" isRunning isLow={false} /> },
  ],
}
