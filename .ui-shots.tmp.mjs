import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base='http://localhost:3121';
const axeSrc=readFileSync('node_modules/axe-core/axe.min.js','utf8');
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']});
const shot=(p,n)=>p.screenshot({path:`/tmp/ui-shots/${n}.png`});
async function axe(p,n){await p.evaluate(axeSrc);const r=await p.evaluate(()=>window.axe.run(document,{runOnly:['wcag2a','wcag2aa','wcag21aa','wcag22aa','best-practice']}));for(const v of r.violations)console.log('AXE',n,v.id,v.nodes.map(x=>x.target.join(' ')+' '+(x.any[0]?.message??'')).slice(0,3).join(' | '));}
const ctx=(o)=>browser.newContext({locale:'de-DE',...o}).then(c=>{c.on('weberror',e=>console.log('WEBERR',e.error().message));return c;});
const page=async(c,n)=>{const p=await c.newPage();p.on('console',m=>['error','warning'].includes(m.type())&&console.log(n,m.type(),m.text().slice(0,300)));return p;};
const which=process.argv[2];
if(which==='look'){
 for(const [w,h,scheme] of [[1280,800,'light'],[390,844,'light'],[1280,800,'dark'],[390,844,'dark'],[360,640,'light'],[1920,1080,'light']]){
  const c=await ctx({viewport:{width:w,height:h},colorScheme:scheme,hasTouch:w<768,isMobile:w<768}); const p=await page(c,`${w}${scheme}`); const n=`${w}-${scheme}`;
  await p.goto(base+'/tests'); await p.getByRole('heading',{name:'Softskilltest'}).waitFor({timeout:60000}); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/ui-shots/overview-${n}.png`,fullPage:true}); await axe(p,'overview'+n);
  await p.getByRole('link',{name:/Mit Berufserfahrung/}).click(); await p.getByText('Gruppe 1 von 30').first().waitFor(); await p.waitForTimeout(400); await shot(p,`group-${n}`); await axe(p,'group'+n);
  if(w<768){const b=p.locator('li button');await b.nth(2).tap();await b.nth(0).tap();await p.waitForTimeout(250);await shot(p,`tapped-${n}`);await axe(p,'tap'+n);}
  console.log(n,'overflow',await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth));
  await p.goto(base+'/value-test'); await p.getByRole('searchbox').waitFor(); await p.waitForTimeout(300); const words=p.locator('button[aria-pressed]'); for(let i=0;i<10;i++)await words.nth(i*2).click(); await words.nth(1).click(); await p.waitForTimeout(600); await shot(p,`choose-${n}`); await axe(p,'choose'+n);
  await p.getByRole('button',{name:'Weiter'}).click(); await p.getByText('1 von 45').waitFor(); await p.waitForTimeout(400); await shot(p,`compare-${n}`); await axe(p,'compare'+n);
  for(let i=1;i<=45;i++){await p.getByText(`${i} von 45`).waitFor(); await p.locator('button[aria-pressed]').nth(Math.random()<.5?0:1).click();}
  await p.getByRole('heading',{name:/zweiter Blick|stehen fest/}).waitFor(); await p.waitForTimeout(300); await shot(p,`contra-${n}`); await axe(p,'contra'+n);
  for(let i=0;i<6;i++){const k=p.getByRole('button',{name:'So lassen'}); if(!(await k.count()))break; await k.click(); await p.waitForTimeout(500);}
  await p.getByRole('heading',{name:/stehen fest/}).waitFor(); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/ui-shots/vresult-${n}.png`,fullPage:true}); await axe(p,'vresult'+n);
  console.log(n,await p.evaluate(()=>JSON.stringify(Object.keys(localStorage))));
  await c.close();
 }
}
await browser.close();
