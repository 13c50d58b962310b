export {
  createTracking,
  type AgentSource,
  type Tracking,
  type TrackingEnvironment,
  type TrackingIdentity,
  type TrackingOptions,
} from './tracking/createTracking.ts';
export type { Agent, AgentWindow } from './tracking/queueAgentCalls.ts';
