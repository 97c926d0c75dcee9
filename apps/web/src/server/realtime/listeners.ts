import type { Topic, TopicListener } from './topic.ts'

/** Who listens to what, in this process. */
export class Listeners {
  private readonly byTopic = new Map<Topic, Set<TopicListener>>()

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** How many there are: none, when everybody who came has left. */
  get count(): number {
    return [...this.byTopic.values()].reduce((sum, { size }) => sum + size, 0)
  }

  add(topic: Topic, listener: TopicListener): () => void {
    // A listener of its own for each call, so that the same function may listen twice and leave once.
    const own: TopicListener = (version) => listener(version)
    const listeners = this.byTopic.get(topic) ?? new Set()
    this.byTopic.set(topic, listeners.add(own))
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.byTopic.get(topic) === listeners) this.byTopic.delete(topic)
    }
  }

  tell(topic: Topic, version: number | null): void {
    for (const listener of [...(this.byTopic.get(topic) ?? [])]) this.call(listener, version)
  }

  /** Something was missed, nobody knows what. */
  tellAll(): void {
    for (const topic of [...this.byTopic.keys()]) this.tell(topic, null)
  }

  /** One who fails must not keep the news from the others. */
  private call(listener: TopicListener, version: number | null): void {
    try {
      listener(version)
    } catch (error) {
      this.onFailure(error)
    }
  }
}
