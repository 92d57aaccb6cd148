import { PrismaClient } from '@prisma/client'

const prisma = new PrismaClient()

const provinces = [
  {
    name: 'Alberta',
    code: 'AB',
    cities: { create: [{ name: 'Calgary' }, { name: 'Edmonton' }, { name: 'Red Deer' }] },
  },
  {
    name: 'Nova Scotia',
    code: 'NS',
    cities: { create: [{ name: 'Halifax' }, { name: 'Truro' }] },
  },
]

async function main() {
  for (const data of provinces) {
    await prisma.province.upsert({ where: { code: data.code }, update: {}, create: data })
  }
}

main()
  .catch((e) => {
    console.error(e)
    process.exit(1)
  })
  .finally(() => prisma.$disconnect())
