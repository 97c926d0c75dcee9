import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Line, ManAnswer, SetUp as Parts, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board } from '@variorum/ui/board'
import { Button, Field, IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'
import { useBoardText } from '../../../lib/board/board-text.ts'
import { setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useTRPC, useTRPCClient } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { menAfter, movesWith, nobody, type Tool } from '../state/set-up-moves.ts'
import { Palette } from './palette.tsx'
import { SetUpParts } from './set-up-parts.tsx'

interface SetUpProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  /** The position one begins with. */
  readonly line: Line
  readonly orientation: number
  readonly onFlip: () => void
  readonly onDone: (fen: string) => void
  readonly onCancel: () => void
}

/** A position set up by hand. What stands there may be as impossible as it likes until one wants to go on with it. */
export function SetUp(props: SetUpProps) {
  const trpc = useTRPC()
  const t = useTranslations('analysis')
  const { variant, start, moves } = props.line
  const begun = useQuery(trpc.engine.takenApart.queryOptions({ line: { variant, start, moves: [...moves] } }))
  if (begun.isError) return <p role="alert">{t('silent')}</p>
  return begun.data ? <SettingUp {...props} begun={begun.data} /> : <p className="text-ink-soft">{t('loading')}</p>
}

function SettingUp({ variant, layout, look, begun, orientation, ...props }: SetUpProps & { readonly begun: Parts }) {
  const t = useTranslations('analysis')
  const trpc = useTRPC()
  const client = useTRPCClient()
  const errorText = useAskErrorText()
  const [parts, setParts] = useState(begun)
  const [tool, setTool] = useState<Tool>('move')
  const pieceSet = setOf(look, variant)
  const words = useBoardText(t('setUp.board', { name: variant.name }))
  const cells = useMemo(() => layout.cells.map(({ name }) => name), [layout])

  const text = useMemo(
    () => ({
      ...words,
      keys: t('setUp.keys'),
      cell: (cell: string, state: Parameters<typeof words.cell>[1]) => words.cell(cell, { ...state, move: null }),
    }),
    [words, t],
  )
  const letters = useMemo(() => new Map(variant.kinds.map(({ kind, letter }) => [kind, letter])), [variant])
  const men: readonly ManAnswer[] = useMemo(
    () =>
      parts.men.map((man) => {
        const letter = letters.get(man.kind) ?? '?'
        return { ...man, letter: man.seat > 0 ? letter.toLowerCase() : letter }
      }),
    [parts.men, letters],
  )
  const made = useMemo(() => movesWith(tool, parts.men, cells), [tool, parts.men, cells])
  const everybody = useMemo(() => [nobody, ...variant.seats.map((_, seat) => seat)], [variant])
  const change = (changes: Partial<Parts>) => setParts((before) => ({ ...before, ...changes }))

  // What is wrong with it, or its text.
  const whole = useQuery({
    ...trpc.engine.putTogether.queryOptions({
      ...parts,
      men: [...parts.men],
      hands: [...parts.hands],
      fields: [...parts.fields],
    }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
  const fen = whole.data
  const fault = whole.error ? errorText(refusalOf(whole.error)) : null

  const [typed, setTyped] = useState<string | null>(null)
  const [typedFault, setTypedFault] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something else is typed, and then only
  useEffect(() => {
    if (typed === null || typed.trim() === '') return setTypedFault(null)
    let isStale = false
    client.engine.takenApart.query({ line: { variant: variant.slug, start: typed.trim(), moves: [] } }).then(
      (read) => {
        if (isStale) return
        setTypedFault(null)
        setParts(read)
      },
      (problem) => {
        if (!isStale) setTypedFault(errorText(refusalOf(problem)))
      },
    )
    return () => {
      isStale = true
    }
  }, [typed])

  const begin = async () => {
    setTyped(null)
    setParts(await client.engine.takenApart.query({ line: { variant: variant.slug, moves: [] } }))
  }
  const onMove = (id: string) => {
    setTyped(null)
    change({ men: menAfter(tool, parts.men, id) })
  }
  const clear = () => {
    setTyped(null)
    change({ men: [], hands: [], fields: parts.fields.map(({ tells }) => ({ tells, text: '' })) })
  }
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <div className="table-of-play set-up" style={shape}>
      <div className="table-board">
        <div className="board-place">
          <Board
            layout={layout}
            men={men}
            pieceSet={pieceSet}
            labels={look.hasLabels}
            coordinates={look.hasCoordinates}
            text={text}
            moves={made}
            orientation={orientation}
            seats={variant.seats.length}
            interactive={everybody}
            onMove={onMove}
          />
        </div>
      </div>
      <div className="table-head">
        <h2 className="text-large">{t('setUp.title')}</h2>
        <Palette
          variant={variant}
          pieceSet={pieceSet}
          tool={tool}
          onTool={setTool}
          onCarried={(man, cell) => {
            setTyped(null)
            change({ men: [...parts.men.filter((one) => one.cell !== cell), { ...man, cell }] })
          }}
        />
      </div>
      <div className="table-margin">
        <SetUpParts variant={variant} parts={parts} onChange={change} />
        <Field
          label={t('setUp.fen')}
          value={typed ?? fen ?? ''}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          error={typedFault ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className="set-up-verdict" role="status" data-broken={fault !== null || undefined}>
          {fault ?? (fen === undefined ? '' : t('setUp.fine'))}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="primary"
            busy={fault !== null || fen === undefined || whole.isPlaceholderData}
            onClick={() => fen !== undefined && props.onDone(fen)}
          >
            {t('setUp.done')}
          </Button>
          <Button onClick={() => void begin()}>{t('setUp.start')}</Button>
          <Button onClick={clear}>{t('setUp.clear')}</Button>
          <IconButton label={t('flip')} onClick={props.onFlip}>
            <ArrowUpDown aria-hidden="true" />
          </IconButton>
          <Button kind="quiet" onClick={props.onCancel}>
            {t('setUp.cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}
