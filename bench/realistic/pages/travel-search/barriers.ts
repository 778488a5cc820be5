import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'suggestions-without-roles',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'role-not-exposed',
    what: 'Field and list of suggested places are no combobox for assistive technology: no roles, no state.',
    target: ['#destino', '#lugares'],
    words: 'combobox|role|listbox',
    present: async (proof) => (await proof.role('#destino')) !== 'combobox',
  },
  {
    id: 'calendar-without-day-names',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The days of the week over the calendar are data cells, not headers.',
    target: ['.calendario table'],
    words: 'table.*header|header cell|column header',
    present: async (proof) => {
      await proof.click('.abre');
      return (await proof.role('.calendario thead tr > :first-child')) !== 'columnheader';
    },
  },
  {
    id: 'trip-kinds-ungrouped',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'group-without-name',
    what: 'The three kinds of trip are radio buttons without a group that has the name “Tipo de viaje”.',
    target: ['.tipo input[name="tipo"]'],
    words: 'radio|group|fieldset|legend',
    present: async (proof) => !(await proof.has('fieldset:has(input[name="tipo"]) legend')),
  },
  {
    id: 'chosen-day-untold',
    criteria: ['1.3.1', '4.1.2'],
    sort: 'markup',
    class: 'current-item-not-exposed',
    what: 'Which day of the calendar is chosen is shown by its color only.',
    target: ['.calendario button.elegido'],
    words: 'pressed|selected|aria-current|state',
    present: async (proof) => {
      await proof.click('.abre');
      const { states } = await proof.accessible('.elegido');
      return states['pressed'] === undefined && states['selected'] === undefined;
    },
  },
  {
    id: 'headline-on-beach',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'The white headline lies on the light sand and sea of the picture.',
    target: ['.portada h1'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.portada h1')) < 3,
  },
  {
    id: 'field-frames-faint',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-control',
    what: 'White fields on pale sand have a frame that can hardly be seen.',
    target: ['#origen', '#destino', '#ida', '#personas'],
    words: 'non-?text contrast|border.*contrast|contrast.*border',
    present: async (proof) => (await proof.graphicContrast('#origen')) < 3,
  },
  {
    id: 'days-tiny',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The days of the calendar are buttons of 18 by 18 pixels side by side.',
    target: ['.calendario td button'],
    words: 'target size|touch target|24',
    present: async (proof) => {
      await proof.click('.abre');
      const first = await proof.box('.calendario tbody tr:nth-child(3) td:nth-child(2) button');
      const second = await proof.box('.calendario tbody tr:nth-child(3) td:nth-child(3) button');
      return second.x - first.x < 24 && first.width < 24;
    },
  },
  {
    id: 'suggestions-by-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Suggested places can be chosen with the mouse only.',
    target: ['#destino', '#lugares'],
    words: 'arrow|keyboard|mouse.only',
    present: async (proof) => {
      await proof.focus('#destino');
      await proof.type('Gr');
      await proof.press('ArrowDown');
      await proof.press('Enter');
      return (await proof.value('#destino')) === 'Gr';
    },
  },
  {
    id: 'calendar-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The calendar opens as a dialog, and the focus stays on the button.',
    target: ['.calendario', '.abre'],
    words: 'dialog|focus',
    present: async (proof) => {
      await proof.focus('.abre');
      await proof.press('Enter');
      return (await proof.isShown('.calendario')) && !(await proof.focusIsIn('.calendario'));
    },
  },
  {
    id: 'calendar-loses-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-closing',
    what: 'When a day is chosen, the calendar closes and the focus is lost.',
    target: ['.calendario', '.abre'],
    words: 'focus.*(lost|return|restor|clos)|clos.*focus',
    present: async (proof) => {
      await proof.focus('.abre');
      await proof.press('Enter');
      await proof.focus('.calendario td button');
      await proof.press('Enter');
      return !(await proof.focusIsIn('.campo'));
    },
  },
  {
    id: 'photos-by-swiping',
    criteria: ['2.5.1', '2.1.1'],
    sort: 'keys',
    class: 'path-gesture-without-alternative',
    what: 'Photos are turned by swiping only; there is neither a button nor a key.',
    target: ['.fotos', '.fotos .tira'],
    words: 'gesture|swip|keyboard',
    present: async (proof) => {
      await proof.hover('.fotos');
      const { x, y, width, height } = await proof.box('.fotos');
      await proof.page.mouse.move(x + width * 0.8, y + height / 2);
      await proof.page.mouse.down();
      await proof.movePointerTo(x + width * 0.2, y + height / 2);
      await proof.page.mouse.up();
      const turned = await proof.until(async () => /2/.test(await proof.text('.numero')));
      return turned && !(await proof.has('.gira'));
    },
  },
  {
    id: 'result-count-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many trips a filter leaves is shown, but in no live region.',
    target: ['.cuantos'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.focus('.filtros [data-tipo="barco"]');
      await proof.press('Enter');
      return /2 viajes/.test(await proof.text('.cuantos')) && !(await proof.announces(/2 viajes/));
    },
  },
  {
    id: 'filters-outline-gone',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The filters do not show that they have the focus.',
    target: ['.filtros button'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.filtros button:nth-child(2)')),
  },
  {
    id: 'consent-covers-focus',
    criteria: ['2.4.11'],
    sort: 'keys',
    class: 'focus-obscured',
    what: 'The fixed bar about cookies covers controls entirely that get the focus by Tab.',
    target: ['.consiente'],
    words: 'obscur|cover|sticky|fixed',
    present: async (proof) => {
      for (let count = 0; count < 60; count++) {
        await proof.press('Tab');
        const path = await proof.focused();
        if (path === 'body' || (await proof.focusIsIn('.consiente'))) break;
        if ((await proof.coveredShare(path)) === 1) return true;
      }
      return false;
    },
  },
  {
    id: 'swap-called-delete',
    criteria: ['2.4.6', '4.1.2'],
    sort: 'meaning',
    class: 'misleading-label',
    what: 'The button that swaps both places is named “Borrar el destino”, “delete the destination”.',
    target: ['.cambia'],
    words: 'label.*(descri|mislead|wrong)|name.*(descri|mislead|wrong)',
    present: async (proof) => /Borrar/.test(await proof.name('.cambia')),
  },
  {
    id: 'date-form-unsaid',
    criteria: ['3.3.2'],
    sort: 'meaning',
    class: 'instructions-missing',
    what: 'How a date has to be written is not said before an error comes.',
    target: ['#ida'],
    words: 'instruction|format|label',
    present: async (proof) => {
      const { name, description } = await proof.accessible('#ida');
      await proof.focus('#ida');
      await proof.type('5-12-26');
      await proof.press('Enter');
      return (await proof.isShown('#ida-error')) && !/2026/.test(name + description);
    },
  },
  {
    id: 'lighthouse-called-market',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-wrong',
    what: 'The photo of a lighthouse has a text alternative that speaks of fruit stalls.',
    target: ['img.faro'],
    words: 'alternative|alt text',
    present: async (proof) => /fruta/.test(await proof.name('img.faro')),
  },
  {
    id: 'legs-upside-down',
    criteria: ['1.3.2'],
    sort: 'meaning',
    class: 'reading-order-wrong',
    what: 'Style sheets put the arrival of each trip above its departure.',
    target: ['.tramo'],
    words: 'reading order|meaningful sequence|visual order|dom order',
    present: async (proof) =>
      (await proof.box('.tramo p:nth-child(1)')).y > (await proof.box('.tramo p:nth-child(2)')).y,
  },
];
