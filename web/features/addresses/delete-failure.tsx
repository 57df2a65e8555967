/** Shown in a confirm dialog when deleting failed. */
export function DeleteFailure() {
  return (
    <span role="alert" className="mt-3 block font-medium text-ink">
      Nothing was deleted. Check your connection and try again.
    </span>
  );
}
