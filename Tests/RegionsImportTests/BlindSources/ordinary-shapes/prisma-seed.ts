import { PrismaClient } from '@prisma/client'

const prisma = new PrismaClient()

async function main() {
  await prisma.region.deleteMany()

  await prisma.region.create({
    data: {
      name: 'Dakar',
      code: 'SN-DK',
      departments: {
        create: [
          { name: 'Dakar' },
          { name: 'Guédiawaye' },
          { name: 'Pikine' },
          { name: 'Rufisque' },
        ],
      },
    },
  })

  await prisma.region.create({
    data: {
      name: 'Thiès',
      code: 'SN-TH',
      departments: {
        create: [
          { name: 'Thiès' },
          { name: 'Mbour' },
          { name: 'Tivaouane' },
        ],
      },
    },
  })

  await prisma.region.create({
    data: {
      name: 'Ziguinchor',
      code: 'SN-ZG',
      departments: {
        create: [
          { name: 'Bignona' },
          { name: 'Oussouye' },
          { name: 'Ziguinchor' },
        ],
      },
    },
  })

  await prisma.region.create({
    data: {
      name: 'Saint-Louis',
      code: 'SN-SL',
      departments: {
        create: [
          { name: 'Dagana' },
          { name: 'Podor' },
          { name: 'Saint-Louis' },
        ],
      },
    },
  })

  console.log('seeded regions')
}

main()
  .catch((e) => {
    console.error(e)
    process.exit(1)
  })
  .finally(async () => {
    await prisma.$disconnect()
  })
