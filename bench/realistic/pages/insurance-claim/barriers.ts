import type { Barrier } from '../../realistic-page.ts';
import type { Proof } from '../../proof/proof.ts';

const contact: [string, string][] = [
  ['#contrat', 'HB204518'],
  ['#nom', 'Le Goff'],
  ['#prenom', 'Maëlle'],
  ['#courriel', 'maelle@exemple.fr'],
  ['#telephone', '0612345678'],
];

const go = async (proof: Proof, step: number) => {
  await proof.focus(`#pas-${step} .continuer`);
  await proof.press('Enter');
};

const goToStep = async (proof: Proof, step: number) => {
  for (const [field, text] of contact) {
    await proof.focus(field);
    await proof.type(text);
  }
  for (let passed = 1; passed < step; passed++) await go(proof, passed);
};

export const barriers: Barrier[] = [
  {
    id: 'step-leaves-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-not-moved-to-new-view',
    what: 'After "Continuer" the next step is shown, but the focus is lost with the button that vanished.',
    target: ['.continuer', '#pas-2'],
    words: 'focus.*(lost|step|view|moved)',
    present: async (proof) => {
      await goToStep(proof, 2);
      return (await proof.isShown('#pas-2')) && !(await proof.focusIsIn('#pas-2'));
    },
  },
  {
    id: 'errors-silent',
    criteria: ['4.1.3', '3.3.1'],
    sort: 'keys',
    class: 'error-not-announced',
    what: 'When fields are wrong, the list of errors above the form is neither announced nor given the focus.',
    target: ['#bilan'],
    words: 'error.*(announced|live|focus)|status message',
    present: async (proof) => {
      await go(proof, 1);
      const silent = !(await proof.focusIsIn('#bilan')) && !(await proof.announces(/corriger/));
      return (await proof.isShown('#bilan')) && silent;
    },
  },
  {
    id: 'days-by-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The date can be entered only by clicking on a day of the calendar; the field takes no typing.',
    target: ['.calendrier', '.jour', '#date'],
    words: 'calendar|date.*keyboard',
    present: async (proof) => {
      await goToStep(proof, 2);
      await proof.focus('#date');
      await proof.type('04/11/2026');
      if ((await proof.value('#date')) !== '') return false;
      await proof.focus('#ouvrir-calendrier');
      await proof.press('Enter');
      await proof.press('Tab');
      const byKeys = await proof.focusIsIn('#calendrier');
      await proof.click('.jour');
      return !byKeys && (await proof.value('#date')) !== '';
    },
  },
  {
    id: 'kind-moves-on',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'Choosing what happened moves to the next step at once, past the rest of the questions.',
    target: ['.natures input', '[name="nature"]'],
    words: 'on input|change of context',
    present: async (proof) => {
      await goToStep(proof, 2);
      await proof.focus('#nature-eaux');
      await proof.press('Space');
      return proof.isShown('#pas-3');
    },
  },
  {
    id: 'photos-by-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Photos can be chosen only with a click on the area for dropping them, which takes no focus.',
    target: ['#depot'],
    words: 'upload.*keyboard|file.*keyboard',
    present: async (proof) => {
      await goToStep(proof, 3);
      await proof.focus('#ajouter');
      await proof.press('Tab');
      return (await proof.isShown('#depot')) && !(await proof.focusIsIn('#depot'));
    },
  },
  {
    id: 'session-ends',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'The session ends after fifteen minutes without warning, and all answers are lost.',
    target: [],
    words: 'time ?out|time limit|timing|session',
    present: async (proof) => {
      const before = proof.page.url();
      const pass = (minutes: number) =>
        proof.page.evaluate((ms) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + ms;
        }, minutes * 60_000);
      await pass(13.5);
      await proof.wait(700);
      const warned = await proof.has('[role="alertdialog"]:not([hidden] *)');
      await pass(2);
      return (await proof.until(() => Promise.resolve(proof.page.url() !== before))) && !warned;
    },
  },
  {
    id: 'removed-on-press',
    criteria: ['2.5.2'],
    sort: 'keys',
    class: 'action-on-pointer-down',
    what: 'An object is removed as soon as the mouse button goes down on "Retirer", so that a slip cannot be undone by moving away.',
    target: ['.retirer'],
    words: 'pointer (down|cancell)|mouse ?down',
    present: async (proof) => {
      await goToStep(proof, 3);
      await proof.pressAndLeave('.retirer');
      return (await proof.count('.retirer')) === 2;
    },
  },
  {
    id: 'fields-out-of-order',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-order-wrong',
    what: 'Tab visits the fields in another order than they are shown in, because of values of tabindex.',
    target: ['#contrat', '#nom', '#prenom', '#courriel', '#telephone'],
    words: 'focus order|tabindex|tab order',
    present: async (proof) => {
      const fields = (await proof.tabStops()).filter((stop) => contact.some(([id]) => id === stop));
      return fields.join() !== contact.map(([id]) => id).join();
    },
  },
  {
    id: 'errors-untied',
    criteria: ['1.3.1', '3.3.1'],
    sort: 'markup',
    class: 'description-not-tied',
    what: 'The messages under the wrong fields are not tied to them.',
    target: ['#contrat', '#nom', '#prenom', '#courriel', '#telephone', '.erreur'],
    words: 'aria-describedby|error.*(associated|tied)',
    present: async (proof) => {
      await go(proof, 1);
      const { description } = await proof.accessible('#nom');
      return !description.includes(await proof.text('#nom-erreur'));
    },
  },
  {
    id: 'kinds-ungrouped',
    criteria: ['1.3.1', '3.3.2'],
    sort: 'markup',
    class: 'group-without-name',
    what: 'The question "Que s’est-il passé ?" is not tied to its radio buttons.',
    target: ['.natures', '.natures input'],
    words: 'fieldset|legend|radio.*group|group.*(name|label)',
    present: async (proof) => {
      await goToStep(proof, 2);
      return !/passé/.test(await proof.name('.natures'));
    },
  },
  {
    id: 'own-data-purpose',
    criteria: ['1.3.5'],
    sort: 'markup',
    class: 'field-purpose-not-exposed',
    what: 'Fields for name, mail and telephone do not say what they are for with autocomplete.',
    target: ['#nom', '#prenom', '#courriel', '#telephone'],
    words: 'autocomplete|input purpose',
    present: async (proof) =>
      (await proof.attribute('#nom', 'autocomplete')) === null &&
      (await proof.attribute('#telephone', 'autocomplete')) === null,
  },
  {
    id: 'current-step',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'current-item-not-exposed',
    what: 'Which of the four steps is the present one is shown only by its color.',
    target: ['.etape.en-cours', '.etapes'],
    words: 'current (step|item)|aria-current',
    present: async (proof) => (await proof.attribute('.etape.en-cours', 'aria-current')) === null,
  },
  {
    id: 'required-by-color',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'Which fields are required is told only by the red of their labels.',
    target: ['.obligatoire label'],
    words: 'color alone|use of color|only by color',
    present: async (proof) =>
      !/obligatoire/.test(await proof.text('.obligatoire label')) &&
      (await proof.style('.obligatoire label', 'color')) !==
        (await proof.style('.champ:not(.obligatoire) label', 'color')),
  },
  {
    id: 'steps-cut-when-large',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'text-clipped-when-enlarged',
    what: 'The names of the steps are cut off when text is enlarged to 200 %.',
    target: ['.etape'],
    words: 'resize text|200 ?%|clipped|cut off',
    present: async (proof) => {
      const before = await proof.isCutOff('.etape:nth-child(4)');
      await proof.enlargeText(200);
      return !before && (await proof.isCutOff('.etape:nth-child(4)'));
    },
  },
  {
    id: 'field-edges',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-control',
    what: 'The edges of the fields are light gray on white and can hardly be seen.',
    target: ['.champ input', '.champ select', '.champ textarea'],
    words: 'non-?text contrast|(border|field|control).*contrast',
    present: async (proof) => (await proof.graphicContrast('#nom')) < 3,
  },
  {
    id: 'errors-vague',
    criteria: ['3.3.1', '3.3.3'],
    sort: 'meaning',
    class: 'error-says-nothing',
    what: 'Every wrong field says only "Champ invalide", not what is wrong or how to write it.',
    target: ['.erreur'],
    words: 'error (message|suggestion|identification)',
    present: async (proof) => {
      await go(proof, 1);
      return (await proof.text('#contrat-erreur')) === (await proof.text('#telephone-erreur'));
    },
  },
  {
    id: 'button-by-place',
    criteria: ['1.3.3'],
    sort: 'meaning',
    class: 'instructions-by-shape-or-place',
    what: 'The instruction names the button to continue only by its color and place.',
    target: ['#pas-1 > p'],
    words: 'sensory|shape|location|position',
    present: async (proof) => {
      const text = await proof.text('#pas-1 > p');
      return /bouton bleu/.test(text) && !/Continuer/.test(text);
    },
  },
  {
    id: 'mail-asked-again',
    criteria: ['3.3.7'],
    sort: 'meaning',
    class: 'information-asked-twice',
    what: 'The last step asks once more for the mail address and the number of the contract that the first one asked for.',
    target: ['#courriel-suivi', '#contrat-suivi'],
    words: 'redundant entry|asked (again|twice)|already (entered|given)',
    present: async (proof) => {
      await goToStep(proof, 4);
      return (
        (await proof.has('#courriel-suivi')) &&
        (await proof.value('#courriel-suivi')) === '' &&
        (await proof.isShown('#courriel-suivi'))
      );
    },
  },
];
