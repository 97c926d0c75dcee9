/** Says what a page cannot do in a browser that runs no script; what needs one hides itself there (`needs-script`). */
export function NoScript({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className="notice my-4 max-w-2xl">{children}</p>
    </noscript>
  )
}
