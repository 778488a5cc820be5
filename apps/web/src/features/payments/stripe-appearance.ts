import type { Appearance } from '@stripe/stripe-js';

/** A token of tokens.css as a plain color, in the theme that is shown. */
type ReadColor = (token: string) => string;

/** The payment provider's fields in the look of our own. They are in a frame, where tokens do not reach. */
export function createAppearance(
  color: ReadColor,
  options: { reducesMotion: boolean },
): Appearance {
  const line = color('--cc-line-strong');
  return {
    theme: 'flat',
    labels: 'above',
    disableAnimations: options.reducesMotion,
    variables: {
      fontFamily: "'Atkinson Hyperlegible Next', system-ui, sans-serif",
      fontSizeBase: '16px',
      fontSizeSm: '16px',
      fontWeightMedium: '550',
      borderRadius: '7px',
      spacingUnit: '4px',
      gridRowSpacing: '24px',
      gridColumnSpacing: '16px',
      colorPrimary: color('--cc-text'),
      colorBackground: color('--cc-surface'),
      colorText: color('--cc-text'),
      colorTextSecondary: color('--cc-text-2'),
      colorTextPlaceholder: color('--cc-text-3'),
      colorDanger: color('--cc-danger'),
      iconColor: color('--cc-text-3'),
    },
    rules: {
      '.Label': { color: color('--cc-text'), fontWeight: '550', marginBottom: '6px' },
      '.Input': { border: `1px solid ${line}`, padding: '12px 14px', boxShadow: 'none' },
      '.Input:focus': {
        border: `1px solid ${line}`,
        boxShadow: `0 0 0 3px ${color('--cc-focus-inner')}, 0 0 0 5px ${color('--cc-focus-outer')}`,
        outline: 'none',
      },
      '.Input--invalid': { border: `2px solid ${color('--cc-danger')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${line}`, boxShadow: 'none' },
      '.Tab--selected': { border: `2px solid ${color('--cc-text')}`, boxShadow: 'none' },
      '.Block': { border: `1px solid ${color('--cc-line')}`, boxShadow: 'none' },
      '.Error': { fontSize: '14px', fontWeight: '550' },
    },
  };
}

/** Reads tokens as the browser resolves them, light or dark. */
export function readTokenColor(token: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('color', `var(${token})`);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
