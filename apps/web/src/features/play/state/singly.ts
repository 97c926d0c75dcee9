/** Lets `act` begin once; it may begin again after it failed and called what it is handed. Sure at once, before any screen is drawn anew. */
export function singly<Wish>(act: (wish: Wish, failed: () => void) => void): (wish: Wish) => void {
  let hasBegun = false
  return (wish) => {
    if (hasBegun) return
    hasBegun = true
    act(wish, () => {
      hasBegun = false
    })
  }
}
