import { SunMoon } from 'lucide-react';
import { TooltipButton } from '../components/ui/tooltip-button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export function ThemeSwitch() {
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${next} theme`;
  return (
    <TooltipButton
      className="iconbtn"
      aria-label={label}
      tooltip={label}
      delayMs={500}
      onPress={() => chooseTheme(next)}
    >
      <SunMoon className="icon" aria-hidden="true" />
    </TooltipButton>
  );
}
