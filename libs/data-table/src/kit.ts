// What tables take of the kit, named once: lines that import it are many, and weigh as much as code does.
export {
  Button,
  Checkbox,
  Chip,
  colors,
  DatePicker,
  Divider,
  IconButton,
  Input,
  Menu,
  MenuItem,
  Pagination,
  Popover,
  radius,
  Skeleton,
  StatusMessage,
  Tooltip,
} from '@agency-insights/ui-kit';
