import type { ReactNode } from 'react'
import { drawings } from '../piece-sets/drawings/index.ts'
import { frames, placeOf } from '../piece-sets/man.tsx'
import type { Layer, PieceSet } from '../piece-sets/piece-set.ts'
import { dressOf, dressRules, type Wearer } from './dress.ts'
import { Lettering } from './lettering.tsx'
import type { Palette } from './palette.ts'

/** A man as it is to be drawn. */
export interface Model extends Wearer {
  readonly kind: string
  readonly letter: string
}

export const modelId = ({ kind, seat, isDead }: Pick<Model, 'kind' | 'seat' | 'isDead'>) =>
  `${isDead ? 'dead' : 'man'}-${kind.replaceAll(/[^\w-]/g, '_')}-${seat + 1}`

/** What dresses a layer goes by: a class for each way in which it differs. */
const classOf = ({ seat, isDead }: Wearer, { place, ink }: Partial<Layer>) =>
  `${isDead ? 'd' : 'm'}${seat + 1}-${place ?? 'body'}-${ink ?? 'own'}`

interface ImageManProps {
  readonly model: Model
  readonly set: PieceSet
  /** How far the board is turned, in quarters of a circle to the right. */
  readonly turned: number
}

/** A man in a box of 45 × 45 with its drawings inside it, so that a style sheet of its own can dress them. */
export function ImageMan({ model, set, turned }: ImageManProps): ReactNode {
  const layers = set.layersOf(model.kind, model.seat)
  const quarters = (set.turnOf(model.seat) + turned) % 4
  return (
    <g id={modelId(model)}>
      {layers === null ? (
        <g className={classOf(model, {})}>
          {frames[model.seat % frames.length] ?? frames[0]}
          <Lettering className="v-letter" text={model.letter.toUpperCase()} x={22.5} y={22.5} size={23} />
        </g>
      ) : (
        layers.map((layer) => (
          <g
            key={`${layer.drawing} ${layer.place}`}
            className={classOf(model, layer)}
            transform={placeOf(layer, quarters)}
          >
            {drawings.get(layer.drawing)}
          </g>
        ))
      )}
    </g>
  )
}

/** The rules that dress those men, each way of being dressed once. */
export function menRules(models: readonly Model[], set: PieceSet, colour: Palette): string {
  const rules = new Map<string, string>()
  for (const model of models) {
    for (const layer of set.layersOf(model.kind, model.seat) ?? [{}]) {
      const name = classOf(model, layer)
      if (!rules.has(name)) rules.set(name, dressRules(name, dressOf(model, layer, colour), model.isDead, colour))
    }
  }
  return [...rules.values()].join('')
}
