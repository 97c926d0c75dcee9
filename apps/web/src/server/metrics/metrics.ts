import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Metrics {
  readonly registry: Registry
  /** How long a question or a change took, by its name and by whether it was answered. */
  readonly procedures: Histogram<'path' | 'outcome'>
  /** What this process told the others. */
  readonly told: Counter<'topic'>
  /** How long it took to hear of something that another process, or this one, had told. */
  readonly busDelay: Histogram
  readonly streams: Gauge
  readonly gamesWatched: Gauge
  readonly gamesRunning: Gauge
  /** How long searches waited for a thread. */
  readonly searchWait: Histogram
  readonly searchesFailed: Counter<'why'>
  readonly searches: Gauge<'state'>
  /** What bots did in games between players, by what it was. */
  readonly botActs: Counter<'kind'>
}

// Next may evaluate this module once per route; the process counts once all the same.
const shared = globalThis as typeof globalThis & { variorumMetrics?: Metrics }

/** What can be measured about this process, for Prometheus. No name, no id and no address is in it. */
export function metrics(): Metrics {
  shared.variorumMetrics ??= create()
  return shared.variorumMetrics
}

function create(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    procedures: new Histogram({
      name: 'variorum_procedure_seconds',
      help: 'Time to answer a procedure; of a stream, the time until it begins.',
      labelNames: ['path', 'outcome'],
      buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 10],
      registers,
    }),
    told: new Counter({
      name: 'variorum_told_total',
      help: 'What happened here and was told to all processes.',
      labelNames: ['topic'],
      registers,
    }),
    busDelay: new Histogram({
      name: 'variorum_bus_delay_seconds',
      help: 'Time from telling to hearing over the bus between processes.',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    streams: new Gauge({ name: 'variorum_streams', help: 'Streams of events that are open here.', registers }),
    gamesWatched: new Gauge({
      name: 'variorum_games_watched',
      help: 'Games that somebody connected to this process follows.',
      registers,
    }),
    gamesRunning: new Gauge({
      name: 'variorum_games_running',
      help: 'Games between people that are being played, on all processes together.',
      registers,
    }),
    searchWait: new Histogram({
      name: 'variorum_search_wait_seconds',
      help: 'Time a search waited for a thread.',
      buckets: [0.005, 0.05, 0.25, 1, 5, 30],
      registers,
    }),
    searchesFailed: new Counter({
      name: 'variorum_searches_failed_total',
      help: 'Searches that were refused for want of room, or cut short because they took too long.',
      labelNames: ['why'],
      registers,
    }),
    searches: new Gauge({
      name: 'variorum_searches',
      help: 'Searches that run here, and that wait for a thread.',
      labelNames: ['state'],
      registers,
    }),
    botActs: new Counter({
      name: 'variorum_bot_acts_total',
      help: 'What bots did here in games between players.',
      labelNames: ['kind'],
      registers,
    }),
  }
}
