import { pick } from './random.ts'
import type { Themes } from './theme.ts'
import type { Kind } from './ultima-men.ts'
import { ultimaThemes } from './ultima-theme.ts'

/** The men are Ultima's and so are the questions; who cancels an immobilizer is asked only here. */
export const baroqueThemes: Themes<Kind> = {
  ...ultimaThemes,

  /** Immobilizers of both sides a square or two apart, with chameleons and prisoners round each. */
  cancelled(setup) {
    const { squares, neighbours } = setup.grid
    const first = pick(setup.random, squares)
    const white = setup.coin()
    setup.put(first, 'immobilizer', white)
    const second = pick(setup.random, [first, ...neighbours(first)].flatMap(neighbours))
    setup.put(second, 'immobilizer', !white)
    for (const centre of [first, second]) {
      const around = neighbours(centre)
      if (setup.random(4) === 0) setup.crown(around)
      setup.scatter(setup.random(4), around, ['chameleon', 'chameleon', 'immobilizer'])
      setup.scatter(1 + setup.random(4), around)
    }
    setup.crown()
    setup.scatter(setup.random(8))
  },
}
