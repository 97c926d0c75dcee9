interface VouchersProps {
  readonly vouchers: readonly { readonly provider: string; readonly label: string }[]
  readonly action: (form: FormData) => Promise<void>
  readonly goTo: string | null
}

/** Buttons that lead to other sites, which say who somebody is. */
export function Vouchers({ vouchers, action, goTo }: VouchersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {vouchers.map(({ provider, label }) => (
        <form key={provider} action={action}>
          <input type="hidden" name="provider" value={provider} />
          {goTo && <input type="hidden" name="goTo" value={goTo} />}
          <button type="submit" className="button">
            {label}
          </button>
        </form>
      ))}
    </div>
  )
}
