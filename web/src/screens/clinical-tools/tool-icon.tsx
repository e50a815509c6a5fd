import type { ToolColor, ToolIcon as ToolIconName } from '@oryx/calculators';
import Activity from 'lucide-react/icons/activity';
import Baby from 'lucide-react/icons/baby';
import Bone from 'lucide-react/icons/bone';
import Brain from 'lucide-react/icons/brain';
import Calculator from 'lucide-react/icons/calculator';
import Droplet from 'lucide-react/icons/droplet';
import Flame from 'lucide-react/icons/flame';
import Gauge from 'lucide-react/icons/gauge';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageCircle from 'lucide-react/icons/message-circle-question-mark';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import Syringe from 'lucide-react/icons/syringe';
import Thermometer from 'lucide-react/icons/thermometer';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import { classNames } from '../../ui/class-names.ts';

const icons = {
  activity: Activity,
  baby: Baby,
  bone: Bone,
  brain: Brain,
  calculator: Calculator,
  droplet: Droplet,
  flame: Flame,
  gauge: Gauge,
  heart: HeartPulse,
  lungs: Wind,
  mind: MessageCircle,
  ruler: Ruler,
  scale: Scale,
  syringe: Syringe,
  thermometer: Thermometer,
  vein: Waves,
} satisfies Record<ToolIconName, unknown>;

/** Icon colours, dark enough for a white icon in every theme. They carry no meaning. */
const colors: Record<ToolColor, string> = {
  teal: 'bg-[#0b6467]',
  rose: 'bg-[#a3164a]',
  violet: 'bg-[#6428c4]',
  sky: 'bg-[#03598c]',
  amber: 'bg-[#7c4306]',
  emerald: 'bg-[#065f46]',
  indigo: 'bg-[#3f38b8]',
  orange: 'bg-[#96300f]',
  slate: 'bg-[#3d4c5f]',
};

/** The icon of a tool on a coloured background. It is decorative, because the title is beside it. */
export function ToolIcon({ icon, color }: { icon: ToolIconName; color: ToolColor }) {
  const Icon = icons[icon];
  return (
    <span
      className={classNames(
        'flex size-[36px] shrink-0 items-center justify-center rounded-control text-[#fff]',
        colors[color],
      )}
    >
      <Icon aria-hidden className="size-[20px]" />
    </span>
  );
}
