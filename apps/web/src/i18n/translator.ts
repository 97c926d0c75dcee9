import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { defaultLocale } from './locale.ts'

/** Texts for what is no page, a letter for example. */
export async function translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  namespace: Namespace,
) {
  const { default: messages } = await import(`../../messages/${defaultLocale}.json`)
  return createTranslator<Messages, Namespace>({ locale: defaultLocale, messages, namespace })
}
