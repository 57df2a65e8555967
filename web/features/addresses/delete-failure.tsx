/** Under the question whose answer could not be carried out. */
export function DeleteFailure() {
  return (
    <span role="alert" className="mt-3 block font-medium text-ink">
      Nothing was deleted. Check your connection and try again.
    </span>
  );
}
