import { fork } from 'node:child_process'; import { once } from 'node:events'; import { Agent } from 'node:http'; import { postSearch } from './postSearch.ts';
const child = fork(new URL('./servePlatform.mjs', import.meta.url).pathname, ['/work/main/.data/bench-search'], { execArgv: [...process.execArgv, ...(process.argv[2]?process.argv[2].split(','):[])] });
const [{url, token}] = await once(child,'message'); const agent=new Agent({keepAlive:true,maxSockets:1});
for (const f of [{line:'commercial'},{agency_state:'TX,OK'},{effective_date:'[2025-01-01,2025-12-31]'}]) { const ts=[],st=[]; for(let i=0;i<200;i++){ const r=await postSearch(url,token,agent,f); ts.push(r.ms); st.push(r.serverTiming.match(/[\d.]+/g).map(Number)); }
 const min=a=>Math.min(...a).toFixed(1), med=a=>a.toSorted((x,y)=>x-y)[a.length>>1].toFixed(1); console.log(JSON.stringify(f),'client',min(ts),med(ts),'engine',min(st.map(x=>x[0])),med(st.map(x=>x[0])),'server',min(st.map(x=>x[1])),med(st.map(x=>x[1]))); }
agent.destroy(); child.disconnect();
