type Field = HTMLInputElement | HTMLTextAreaElement;

let typed: { field: Field; value: string; isChecked: boolean }[] = [];

/** Notes what somebody has typed and ticked into a page that is not hydrated yet: taking it over empties the fields. */
export function rememberTyped(container: HTMLElement): void {
  typed = [...container.querySelectorAll<Field>('input, textarea')]
    .map((field) => ({ field, value: field.value, isChecked: isChecked(field) }))
    .filter(
      ({ field, value, isChecked: checked }) =>
        value !== field.defaultValue ||
        (field instanceof HTMLInputElement && checked !== field.defaultChecked),
    );
}

/** Puts it back as if it were typed again, so that the forms hear of it. */
export function restoreTyped(): void {
  for (const { field, value, isChecked: checked } of typed.splice(0)) {
    if (!field.isConnected) continue;
    if (isChecked(field) !== checked) field.click();
    if (value === field.defaultValue) continue;
    // The framework hears only of a value that differs from the last one written through the element's own property;
    // the prototype's writes past it.
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
