export { diagonal, every, straight } from './headings.ts'
export { type BoardLayout, type CellLayout, layoutOf } from './layout.ts'
export { square } from './square.ts'
export { type Cell, type Heading, type HeadingSet, OFF, type Step, Topology } from './topology.ts'
