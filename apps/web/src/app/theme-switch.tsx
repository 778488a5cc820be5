import { SunMoon } from 'lucide-react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { IconButton } from '../components/ui/button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export function ThemeSwitch() {
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${next} theme`;
  return (
    <TooltipTrigger delay={500}>
      <IconButton label={label} onPress={() => chooseTheme(next)}>
        <SunMoon className="icon" aria-hidden="true" />
      </IconButton>
      <Tooltip className="tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
